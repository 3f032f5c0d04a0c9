import { AppError } from 'contract'
import { alertMethods } from 'contract/methods'
import { defineMethod, type ServerMethodDefinition } from 'platform'
import type { AlertService } from '../alert-service.ts'

/** Counts who would be told of an alert; numbers alone, and only for those who may publish one. */
export const countAlertReaders = (alerts: AlertService): ServerMethodDefinition =>
  defineMethod(alertMethods.countAlertReaders, async ({ gateway }, { productId, kind }) => {
    const { createable } = await gateway.objectInfo.get('ProductAlert__c')
    if (!createable) throw new AppError('NOT_FOUND')
    return await alerts.countReaders(productId, kind)
  })
