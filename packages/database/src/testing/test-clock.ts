import type { Queryable } from '../queryable.ts'

/** Sets the time that `app_now()` gives in a test database. */
export interface TestClock {
  /** Stops the clock at this instant. */
  setNow(iso: string): Promise<void>
  /** Moves the clock forward from its current time, and stops it there. */
  advance(milliseconds: number): Promise<void>
}

/** Replaces `app_now()` by a clock for `setNow` and `advance`; until the first call of either it shows true time. */
export async function installTestClock(database: Queryable): Promise<void> {
  await database.query(`
    create schema if not exists testing;
    grant usage on schema testing to public;
    create table if not exists testing.clock_override (
      only_row boolean primary key default true check (only_row),
      instant timestamptz(3) not null
    );
    grant select on testing.clock_override to public;
    create or replace function app_now() returns timestamptz language sql volatile parallel safe
    return coalesce(
      (select instant from testing.clock_override),
      date_trunc('milliseconds', clock_timestamp())
    );`)
}

/** Controls the clock of a database on which `installTestClock` has run. */
export function testClock(database: Queryable): TestClock {
  const show = (instant: string, values: unknown[]) =>
    database.query(
      `insert into testing.clock_override (instant) values (${instant})
       on conflict (only_row) do update set instant = excluded.instant`,
      values,
    )
  return {
    setNow: async (iso) => {
      await show('$1::timestamptz', [iso])
    },
    advance: async (milliseconds) => {
      await show("app_now() + $1 * interval '1 millisecond'", [milliseconds])
    },
  }
}
