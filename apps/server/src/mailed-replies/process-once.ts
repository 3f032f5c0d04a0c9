import { AppError } from 'contract'
import type { Database } from 'database'

/** A process that has not finished after this time is presumed dead, and the mail may be processed again. */
const WORK_MINUTES = 5
/** Mail servers repeat a delivery for days, and mail services for longer. */
const KEPT_DAYS = 30

/**
 * Processes a mail once, even if it arrives in several processes; a repeated mail gets the outcome of the first.
 *
 * @throws AppError `IDEMPOTENCY_KEY_IN_USE` while another process works on it; and every error of `work`, after which the mail may be delivered again.
 */
export async function processOnce<T extends string>(
  database: Pick<Database, 'query'>,
  { key, caseNumber, from }: { key: string; caseNumber: string; from: string },
  work: () => Promise<T>,
): Promise<T> {
  const claimed = await database.query(CLAIM, [key, WORK_MINUTES, KEPT_DAYS, caseNumber, from])
  if (claimed.rowCount === 0) {
    const { rows } = await database.query('select outcome from server.received_mail where key = $1', [key])
    const outcome = rows[0]?.[0]
    if (typeof outcome !== 'string') throw new AppError('IDEMPOTENCY_KEY_IN_USE')
    return outcome as T
  }
  try {
    const outcome = await work()
    await database.query('update server.received_mail set outcome = $2 where key = $1', [key, outcome])
    return outcome
  } catch (error) {
    await database.query('delete from server.received_mail where key = $1 and outcome is null', [key])
    throw error
  }
}

/** Counts the mails of a case that all processes have received in the last seconds, including those in progress. */
export async function receivedMails(
  database: Pick<Database, 'query'>,
  { caseNumber, from }: { caseNumber: string; from: string },
  seconds: number,
): Promise<{ ofAuthor: number; ofCase: number }> {
  const { rows } = await database.query(
    `select count(*) filter (where author = $2), count(*) from server.received_mail
     where case_number = $1 and received_at > app_now() - $3 * interval '1 second'`,
    [caseNumber, from, seconds],
  )
  return { ofAuthor: Number(rows[0]?.[0]), ofCase: Number(rows[0]?.[1]) }
}

const CLAIM = `
  with forgotten as (
    delete from server.received_mail where received_at < app_now() - $3 * interval '1 day' and key <> $1
  )
  insert into server.received_mail as mail (key, received_at, case_number, author)
  values ($1, app_now(), $4, $5)
  on conflict (key) do update set received_at = excluded.received_at
    where mail.outcome is null and mail.received_at < app_now() - $2 * interval '1 minute'
  returning key`
