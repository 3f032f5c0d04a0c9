import { auth, type ExchangeOf } from 'contract'
import { useState } from 'react'
import { Badge, Button, Notice, Sheet, SkeletonRows } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { useBrowser } from '../../../../session/browser.tsx'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import { useOwnLogin } from './use-own-login.ts'

/** The devices on which the reader is signed in; each can be logged out, or all but this one. */
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
      {hasFailed ? <Failed text={messages.failed} onRetry={load} /> : null}
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

/** A device on which the reader is signed in. */
type Device = ExchangeOf<typeof auth.getSessions>['response']['sessions'][number]

/** What is being logged out: one device by its id, or all others. */
type Leaving = { readonly id: string } | 'others'

/** The devices on which the reader is signed in. */
function useDevices() {
  const asking = useBrowser()?.auth.ask
  const showToast = useToast()
  const { answer, hasFailed, load } = useOwnLogin(auth.getSessions)
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const [hasStayed, setStayed] = useState(false)

  const end = async (which: Leaving): Promise<void> => {
    if (!asking || leaving) return
    setLeaving(which)
    setStayed(false)
    try {
      if (which === 'others') await asking(auth.endOtherSessions, undefined)
      else await asking(auth.endSession, { id: which.id })
      showToast({ message: which === 'others' ? messages.othersLoggedOut : messages.loggedOut })
      await load()
    } catch {
      setStayed(true)
    }
    setLeaving(null)
  }
  return { devices: answer?.sessions ?? null, hasFailed, load, leaving, end, hasStayed }
}

/**
 * Describes the network from which a device signed in, because people do not recognise address ranges; null when unknown.
 *
 * @param network - such as `203.0.113.0/24`.
 * @param own - the network of the device in use.
 */
export function placeOfDevice(network: string | null, own: string | null): string | null {
  if (network === null) return null
  if (network === own) return messages.places.same
  if (isPrivate(network)) return messages.places.private
  return messages.places.differentNetwork(network.replace(/\.0\/24$/, '.').replace(/::\/64$/, ':'))
}

/** Private networks: RFC 1918, RFC 4193, link-local and loopback. */
function isPrivate(network: string): boolean {
  return /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^f[cd][\da-f]{2}:|^fe80:|^0:0:0:0:/i.test(network)
}
