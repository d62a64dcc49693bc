import { Suspense } from 'react'
import { QuietButton, SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { PriceSummary } from '../../../../components/price/sums/price-summary.tsx'
import { ShareLink } from '../../../../components/share/share-link.tsx'
import { late } from '../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { AddAll } from '../cart/add-all.tsx'
import { listSummary } from '../offers/list-offers.ts'
import { useOffers } from '../offers/use-offers.ts'
import { toFragment } from '../rules/list-link.ts'
import type { NamedList } from '../rules/named-list.types.ts'
import { ListLine } from './list-line.tsx'
import styles from './lists.module.css'
import type { ListEdits } from './use-list-edits.ts'

const Quotation = late(async () => (await import('./quotation.tsx')).Quotation)

interface ListContentsProps {
  readonly list: Pick<NamedList, 'name' | 'lines'>
  /** Null for a list that cannot be edited here. */
  readonly edits: ListEdits | null
  readonly onTransfer?: (sku: string, name: string) => void
}

/** The products of a list, with their total and the actions for all of them. */
export function ListContents({ list, edits, onTransfer }: ListContentsProps) {
  const words = useMessages('lists').saved
  const format = useFormat()
  const { offers, retry } = useOffers(list.lines)
  const { summary, unpriced } = listSummary(offers, format.money)
  const isLoading = offers.some((offer) => offer.isLoading)
  const [pricesFrom] = offers.flatMap(({ match }) => match?.pricesFrom ?? []).sort()
  return (
    <>
      {offers.some(({ problem }) => problem?.kind === 'failed') && (
        <Notice kind="error" actions={<QuietButton onClick={retry}>{words.retry}</QuietButton>}>
          {words.failed}
        </Notice>
      )}
      {pricesFrom !== undefined && <p className={styles.hint}>{words.pricesFrom(pricesFrom)}</p>}
      <ul className={styles.lines} aria-busy={isLoading}>
        {offers.map((offer) => (
          <ListLine key={offer.sku} offer={offer} edits={edits} {...(onTransfer && { onTransfer })} />
        ))}
      </ul>
      <section className={styles.foot} aria-label={words.total}>
        <div className={styles.totals}>
          {summary && <PriceSummary summary={summary} />}
          {unpriced > 0 && !isLoading && <p className={styles.hint}>{words.unpriced(unpriced)}</p>}
        </div>
        <AddAll offers={offers} />
        <div className={styles.actions}>
          <SecondaryButton aria-disabled={isLoading} onClick={() => isLoading || print()}>
            {words.quotation.print}
          </SecondaryButton>
          <ShareLink key={JSON.stringify(list)} getFragment={() => toFragment(list)} words={words.share} />
        </div>
      </section>
      <Suspense>
        <Quotation name={list.name} offers={offers} summary={summary} unpriced={unpriced} />
      </Suspense>
    </>
  )
}
