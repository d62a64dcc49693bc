import { useEffect, useState } from 'react'
import { QuotationShopDocument } from '#schema/generated/operations.ts'
import { useNetwork } from '../../../../api/use-network.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useDeferred } from '../../../../data/use-deferred.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { SavedList } from '../device/saved-list.ts'
import { namedCuttingLists } from '../saved/named-lists.ts'
import { CuttingQuotation, type CuttingQuotationProps } from './cutting-quotation.tsx'

interface QuotationButtonProps extends Pick<CuttingQuotationProps, 'packing' | 'lines'> {
  readonly list: SavedList
  /** The lines are of an earlier version of the list. */
  readonly isOutdated: boolean
}

/** Prints the list as a quotation. @source CUT-36 */
export function QuotationButton({ list, isOutdated, ...content }: QuotationButtonProps) {
  const words = useMessages('lists').saved.quotation
  const lists = useDeviceValue(namedCuttingLists, useShop().deviceDatabase)
  const [isPrinted, setPrinted] = useState(false)
  const name = lists?.find(({ id }) => id === list.savedAs)?.name ?? null
  return (
    <>
      <SecondaryButton aria-disabled={isOutdated || undefined} onClick={() => isOutdated || setPrinted(true)}>
        {words.print}
      </SecondaryButton>
      {isPrinted && <PrintedQuotation {...{ name, list }} {...content} onPrinted={() => setPrinted(false)} />}
    </>
  )
}

/** Mounted only while it is printed, so that printing the page at other times gives the cut sheet. */
function PrintedQuotation({ onPrinted, ...quotation }: CuttingQuotationProps & { readonly onPrinted: () => void }) {
  const { data, status } = useDeferred(QuotationShopDocument, {}, { when: 'now' })
  const { dataFrom, isOnline } = useNetwork()
  const isReady = status === 'ready' || status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once, however often the form is rendered meanwhile
  useEffect(() => {
    if (!isReady) return
    addEventListener('afterprint', onPrinted)
    print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [isReady])
  const pricesFrom = !isOnline && dataFrom !== null ? new Date(dataFrom).toISOString() : null
  return <CuttingQuotation store={data?.store ?? null} {...{ pricesFrom }} {...quotation} />
}
