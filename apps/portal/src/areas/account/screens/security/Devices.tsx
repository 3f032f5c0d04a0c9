import { Badge, Button, Notice, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import { placeOfDevice } from './place-of-device.ts'
import { type Device, useDevices } from './use-devices.ts'

/** Where the reader is signed in: each device can be logged out, or all but this one. */
export function Devices() {
  const { devices, hasFailed, load, leaving, end, hasStayed } = useDevices()
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Sheet
      title={messages.devices}
      isFlush
      titleEnd={
        hasOthers ? (
          <Button
            variant="line"
            size="sm"
            isBusy={leaving === 'others'}
            busyLabel={messages.loggingOut}
            onClick={() => void end('others')}
          >
            {messages.logOutOthers}
          </Button>
        ) : null
      }
    >
      {hasStayed ? <Notice tone="alarm">{messages.notLoggedOut}</Notice> : null}
      {hasFailed ? <Failed text={messages.failed} action={messages.tryAgain} onRetry={load} /> : null}
      {devices === null && !hasFailed ? <SkeletonRows label={messages.loading} shape="facts" count={2} /> : null}
      {devices?.map((device) => (
        <DeviceLine
          key={device.id}
          device={device}
          ownNetwork={devices.find(({ isCurrent }) => isCurrent)?.network ?? null}
          isLeaving={leaving !== null && leaving !== 'others' && leaving.id === device.id}
          onLogOut={() => void end({ id: device.id })}
        />
      ))}
    </Sheet>
  )
}

type Props = { device: Device; ownNetwork: string | null; isLeaving: boolean; onLogOut: () => void }

function DeviceLine({ device, ownNetwork, isLeaving, onLogOut }: Props) {
  const formats = useFormats()
  const nowMs = useNow()
  const { browser, network, startedAt, lastUsedAt, isCurrent } = device
  const name = browser ?? messages.unknownBrowser
  const facts = [
    messages.signedIn(formats.dayAndTime(startedAt, nowMs), placeOfDevice(network, ownNetwork)),
    messages.lastUsed(formats.relative(lastUsedAt, nowMs)),
  ]
  return (
    <Setting
      title={name}
      control={
        isCurrent ? (
          <Badge>{messages.thisDevice}</Badge>
        ) : (
          <Button variant="line" size="sm" isBusy={isLeaving} busyLabel={messages.loggingOut} onClick={onLogOut}>
            {messages.logOut} <span className="vh">{name}</span>
          </Button>
        )
      }
    >
      {facts.join(' · ')}
    </Setting>
  )
}
