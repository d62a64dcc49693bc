import { useEffect, useState } from 'react'
import { OrderConditionsDocument, type OrderConditionsQuery } from '#schema/generated/operations.ts'
import { isOffline } from '../../../../api/errors.ts'
import { clientLoad } from '../../../../data/client-load.ts'

type ConditionsPage = NonNullable<NonNullable<OrderConditionsQuery['sitePages']>['conditions']>

/** The terms and conditions page; null if the merchant has none, and until it is loaded. @source TEXT-23 */
export function useConditions(): ConditionsPage | null {
  const [conditions, setConditions] = useState<ConditionsPage | null>(null)
  useEffect(() => {
    let isCancelled = false
    clientLoad(OrderConditionsDocument, {}).then(
      ({ sitePages }) => isCancelled || setConditions(sitePages?.conditions ?? null),
      (error) => isOffline(error) || console.warn('The terms and conditions could not be loaded', error),
    )
    return () => {
      isCancelled = true
    }
  }, [])
  return conditions
}
