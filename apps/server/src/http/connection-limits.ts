import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from 'identity'

/** The most connections at once, in all and from the smallest network of an address: see `networksOf`. */
export type ConnectionLimits = { inAll: number; perNetwork: number }

const MAX_CONNECTIONS = 4_000
const FEWEST_CONNECTIONS = 16
/** File descriptors reserved for logs, workers, mail, jobs and the start of PostgreSQL. */
const RESERVED_DESCRIPTORS = 100
/** One network may hold a quarter of all connections. */
const NETWORKS = 4

/**
 * Limits that leave descriptors for the database and for files: each connection may have one file open.
 *
 * @param openFiles - descriptors that the process may have; absent means what the operating system allows.
 */
export function connectionLimits(databasePool: number, openFiles: number = openFileLimit()): ConnectionLimits {
  const affordable = Math.floor((openFiles - RESERVED_DESCRIPTORS - databasePool) / 2)
  const inAll = Math.max(FEWEST_CONNECTIONS, Math.min(MAX_CONNECTIONS, affordable))
  return { inAll, perNetwork: Math.ceil(inAll / NETWORKS) }
}

/**
 * Keeps the open connections of a server within limits. A new connection above a limit replaces the one that
 * has been without a complete request for longest. If all of them have running requests, the new connection is closed.
 *
 * @param isProxy - whether connections from this address carry requests of many networks, and so count against the total only.
 * @returns a function that protects the connection of a request whose body has not arrived, such as the upload of a signed-in user.
 */
export function limitConnections(
  server: Server,
  { inAll, perNetwork }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): (socket: Socket) => void {
  const all = newGroup(inAll)
  const networks = new Map<string, Group>()
  const connections = new Map<Socket, Connection>()

  const groupsOf = (address: string): Group[] => {
    if (isProxy(address)) return [all]
    const own = networksOf(address).map(({ name, times }) => {
      const network = networks.get(name) ?? newGroup(perNetwork * times, () => networks.delete(name))
      networks.set(name, network)
      return network
    })
    return [...own, all]
  }
  const leave = (socket: Socket): void => {
    for (const { open, quiet, onEmpty } of connections.get(socket)?.groups ?? []) {
      open.delete(socket)
      quiet.delete(socket)
      if (open.size === 0) onEmpty()
    }
    connections.delete(socket)
  }
  const makeRoom = ({ open, quiet, most }: Group): boolean => {
    if (open.size < most) return true
    const [longest] = quiet
    if (longest === undefined) return false
    leave(longest)
    longest.destroy()
    return true
  }

  server.on('connection', (socket: Socket) => {
    // A connection that the client has reset no longer has an address.
    const groups = socket.remoteAddress === undefined ? [] : groupsOf(socket.remoteAddress)
    if (groups.length === 0 || !groups.every(makeRoom)) {
      for (const { open, onEmpty } of groups) if (open.size === 0) onEmpty()
      return void socket.destroy()
    }
    connections.set(socket, { groups, requests: 0 })
    for (const { open, quiet } of groups) {
      open.add(socket)
      quiet.add(socket)
    }
    socket.once('close', () => leave(socket))
  })

  const keep = (socket: Socket): void => {
    const connection = connections.get(socket)
    if (connection === undefined || connection.requests === 0) return
    for (const { quiet } of connection.groups) quiet.delete(socket)
  }

  server.on('request', (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (connection === undefined) return
    connection.requests += 1
    if (hasBody(request)) request.once('end', () => keep(socket))
    else keep(socket)
    response.once('close', () => {
      connection.requests -= 1
      if (connection.requests > 0 || !connections.has(socket)) return
      for (const { quiet } of connection.groups) quiet.add(socket)
    })
  })
  return keep
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Connection = { readonly groups: readonly Group[]; requests: number }

/** The connections that one limit counts; `quiet` are those without a complete request, the oldest first. */
type Group = { readonly open: Set<Socket>; readonly quiet: Set<Socket>; readonly most: number; onEmpty(): void }

function newGroup(most: number, onEmpty: () => void = () => undefined): Group {
  return { open: new Set(), quiet: new Set(), most, onEmpty }
}

function openFileLimit(): number {
  // Otherwise the report resolves the names of connected addresses. This property is missing from the types of Node.
  const report = Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Number.POSITIVE_INFINITY
}
