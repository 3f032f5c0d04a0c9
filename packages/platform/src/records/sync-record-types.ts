import type { Transaction } from 'database'
import type { AppModel } from '../metadata/app-model.ts'

/** Writes the record types of the metadata as records, so that field paths can read their names. Runs at every start. */
export async function syncRecordTypes(tx: Transaction, app: AppModel): Promise<void> {
  for (const object of app.objects) {
    for (const type of object.recordTypes ?? []) {
      await tx.query(
        `insert into records."RecordType" ("Id", "Name", "DeveloperName", "SobjectType", "IsActive", "CreatedDate", "LastModifiedDate", "SystemModstamp")
         values ($1, $2, $3, $4, true, app_now(), app_now(), app_now())
         on conflict ("Id") do update set "Name" = excluded."Name", "DeveloperName" = excluded."DeveloperName", _version = records."RecordType"._version + 1
         where ("RecordType"."Name", "RecordType"."DeveloperName") is distinct from (excluded."Name", excluded."DeveloperName")`,
        [type.id, type.label, type.developerName, object.apiName],
      )
    }
  }
}
