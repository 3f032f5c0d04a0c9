import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from 'contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PER_KIBIBYTE, type Principal, type ReadCosts, type Reserved } from 'platform'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import type { RouteClass } from './rate-classes.ts'

type Allowance = { perSecond: number; most: number }

/** The budget for reads of a person, and of all people of an account together: its rate per second, and its maximum after a pause. */
const PERSON: Allowance = { perSecond: 50_000, most: 1_000_000 }
const ACCOUNT: Allowance = { perSecond: 100_000, most: 2_000_000 }
/**
 * More expensive reads run one at a time in a process, with a pause after each that is as long as the read: in the pause the answer is
 * written, and other requests are answered.
 */
const TAKES_TURNS = 20_000
const MOST_WAITING = 500
/** The share of a budget that long answers leave for the other reads of a person and an account. */
const LEFT_BY_LONG_ANSWERS = 0.25
/** How often an answer that waits looks whether it may continue. */
const LONGEST_PAUSE_MS = 1_000
const MOST_BALANCES = 10_000

/** The reads of a process and their answers, counted for each person and each account. */
export type ReadBudget = ReadCosts & {
  /** @throws AppError `TOO_MANY_REQUESTS` when the budget is spent. */
  check(principal: Principal): void
  /** Counts an answer of this size once it has been made. */
  countAnswer(principal: Principal, bytes: number): void
  /** Milliseconds until a long answer may read its next part; 0 when it may now. */
  pauseMs(principal: Principal): number
}

type Balance = Allowance & { left: number; at: number }

/**
 * Rejects the reads of people who have spent their budget, which refills with time. The cost of a read is reserved before it runs.
 *
 * Each process keeps its own budgets in memory, to protect itself and its database connections. Visitors without a session are limited by
 * their address instead.
 *
 * @param now - milliseconds since 1970.
 * @param scale - multiplies the budgets.
 */
export function createReadBudget({ now, scale }: { now: () => number; scale: number }): ReadBudget {
  const balances = new Map<string, Balance>()
  const turns = createConcurrencyLimit({ atOnce: 1, waiting: MOST_WAITING })
  const balanceOf = (key: string, { perSecond, most }: Allowance): Balance => {
    const known = balances.get(key)
    if (known) return refilled(known, now())
    if (balances.size >= MOST_BALANCES) dropFull(balances, now())
    const fresh = { perSecond: perSecond * scale, most: most * scale, left: most * scale, at: now() }
    balances.set(key, fresh)
    return fresh
  }
  const balancesOf = ({ userId, attributes: { accountId } }: Principal): Balance[] => {
    if (userId === '') return []
    const own = balanceOf(`user ${userId}`, PERSON)
    return typeof accountId === 'string' ? [own, balanceOf(`account ${accountId}`, ACCOUNT)] : [own]
  }
  return {
    of: (principal) => ({
      reserve: (cost) => {
        const spent = balancesOf(principal)
        for (const balance of spent) refuseWhenSpent(balance)
        const turn = cost > TAKES_TURNS ? turns.acquire('expensive reads') : null
        for (const balance of spent) balance.left -= cost
        const ready = turn?.ready ?? null
        let began = now()
        return {
          ready:
            ready?.then(() => {
              began = now()
            }) ?? null,
          end: (used) => {
            if (turn) setTimeout(turn.release, now() - began)
            for (const balance of spent) balance.left += cost - used
          },
        } satisfies Reserved
      },
      charge: (cost) => {
        const spent = balancesOf(principal)
        for (const balance of spent) refuseWhenSpent(balance)
        for (const balance of spent) balance.left -= cost
      },
    }),
    check: (principal) => {
      for (const balance of balancesOf(principal)) refuseWhenSpent(balance)
    },
    countAnswer: (principal, bytes) => {
      for (const balance of balancesOf(principal)) balance.left -= (bytes / 1024) * PER_KIBIBYTE
    },
    pauseMs: (principal) =>
      Math.max(
        0,
        ...balancesOf(principal).map(({ left, most, perSecond }) =>
          Math.ceil(((LEFT_BY_LONG_ANSWERS * most - left) / perSecond) * 1000),
        ),
      ),
  }
}

/**
 * Waits until a long answer may read its next part, instead of ending it with an error in the middle. An answer that waits gives back its
 * place among the requests of its user: it must not block them.
 *
 * @throws AbortError when the client disconnects.
 */
export async function waitForBudget(
  budget: Pick<ReadBudget, 'pauseMs'>,
  principal: Principal,
  request: Pick<FastifyRequest, 'freePlace'>,
  { raw }: FastifyReply,
): Promise<void> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  raw.once('close', leave)
  try {
    for (let pauseMs = budget.pauseMs(principal); pauseMs > 0; pauseMs = budget.pauseMs(principal)) {
      request.freePlace()
      if (raw.destroyed) leave()
      await wait(Math.min(pauseMs, LONGEST_PAUSE_MS), undefined, { signal: gone.signal })
    }
  } finally {
    raw.off('close', leave)
  }
}

function refuseWhenSpent({ left, perSecond }: Balance): void {
  if (left <= 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.max(1, Math.ceil(-left / perSecond)) })
}

function refilled(balance: Balance, now: number): Balance {
  const gained = (Math.max(0, now - balance.at) / 1000) * balance.perSecond
  balance.left = Math.min(balance.most, balance.left + gained)
  balance.at = now
  return balance
}

/** Deletes the entries of people whose budget is full again. */
function dropFull(balances: Map<string, Balance>, now: number): void {
  for (const [key, balance] of balances) if (refilled(balance, now).left >= balance.most) balances.delete(key)
}

const limited: ReadonlySet<RouteClass | undefined> = new Set(['read', 'search', 'print'] as const)

/**
 * Rejects the reads and exports of people who have spent their budget, including reads without a statement, and charges each answer by its size before
 * compression.
 */
export function limitReads(app: FastifyInstance, budget: ReadBudget): void {
  app.addHook('preHandler', ({ session, routeOptions }, _reply, done) => {
    if (session !== null && limited.has(routeOptions.config.policy?.rate)) budget.check(session.person.principal)
    done()
  })
  app.addHook('onSend', ({ session }, _reply, payload, done) => {
    if (session !== null && typeof payload === 'string') budget.countAnswer(session.person.principal, payload.length)
    done(null, payload)
  })
}
