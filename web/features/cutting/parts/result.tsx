import type { CuttingMaterialViewFragment, CuttingPageQuery } from '#schema/generated/operations.ts'
import { Notice } from '../../../components/notice.tsx'
import { BothVat } from '../../../components/price/both-vat.tsx'
import { useFormat, useMessages } from '../../../messages/use-messages.tsx'
import button from '../../../styles/button.module.css'
import { AddToCart } from '../../cart/index.ts'
import { type CuttingLine, cuttingLines, totalOf } from '../basket/cutting-lines.ts'
import styles from '../cutting.module.css'
import { lineText } from '../list/list-text.ts'
import type { MaterialSize } from '../list/material.ts'
import type { Packed } from '../packing/packed.ts'
import type { PackingState } from '../packing/use-packing.ts'

interface ResultProps {
  readonly packing: PackingState
  /** How many fields are wrong. */
  readonly problems: number
  /** What it is charged by; null until the material is there. */
  readonly price:
    | {
        readonly material: CuttingMaterialViewFragment
        readonly size: MaterialSize
        readonly cutting: NonNullable<CuttingPageQuery['cutting']>
      }
    | null
    | undefined
  readonly isWaiting: boolean
}

/** What a cutting list comes to: sheets, waste and cost; to be put into the cart, and to be printed. */
export function Result({ packing: { packed, isBehind, hasFailed }, problems, price, isWaiting }: ResultProps) {
  const words = useMessages('cutting')
  const lines =
    packed && price
      ? cuttingLines({
          ...{ packed, ...price, andMore: words.andMore },
          lines: packed.panels.map((panel) => lineText(panel, packed.stock.kind === 'board')),
        })
      : []
  return (
    <section className={styles.result} aria-label={words.result}>
      <h2>{words.result}</h2>
      {hasFailed && <Notice kind="error">{words.failed}</Notice>}
      <div role="status" aria-busy={isBehind}>
        {packed ? (
          <Figures packed={packed} />
        ) : (
          <p className={styles.hint}>{isBehind && !hasFailed ? words.packing : words.nothingYet}</p>
        )}
      </div>
      {packed && (
        <>
          {lines.length > 0 ? <Costs lines={lines} /> : !isWaiting && <p className={styles.hint}>{words.materialOffline}</p>}
          {problems > 0 && <Notice kind="warning">{words.problems(problems)}</Notice>}
          <div className={styles.actions}>
            {lines.length > 0 && problems === 0 && (
              <AddToCart wanted={() => (isBehind ? null : lines.map(({ purchase }) => purchase))} />
            )}
            <button type="button" className={button.secondary} onClick={() => print()}>
              {words.print}
            </button>
          </div>
          <p className={styles.hint}>{words.estimate}</p>
        </>
      )}
    </section>
  )
}

function Figures({ packed: { sheets, cuts, wastePercent, largestOffcut, stock } }: { readonly packed: Packed }) {
  const words = useMessages('cutting')
  const isBoard = stock.kind === 'board'
  return (
    <ul className={styles.figures}>
      <li>
        <strong>{isBoard ? words.boards(sheets) : words.sheets(sheets)}</strong>
      </li>
      <li>{words.cuts(cuts)}</li>
      <li>{words.waste(wastePercent)}</li>
      {largestOffcut && (
        <li>
          {words.largestOffcut(
            isBoard ? words.millimetres(largestOffcut.length) : words.rectangle(largestOffcut.length, largestOffcut.width),
          )}
        </li>
      )}
    </ul>
  )
}

function Costs({ lines }: { readonly lines: readonly CuttingLine[] }) {
  const words = useMessages('cutting')
  const format = useFormat()
  const currency = lines[0]?.purchase.product.price.final.gross.currency ?? ''
  const money = (amount: number) => ({ __typename: 'Money', amount, currency, formatted: format.money(amount) }) as const
  const total = totalOf(lines)
  return (
    <dl className={styles.costs}>
      {lines.map(({ purpose, purchase: { product, quantity }, amount }) => (
        <div key={purpose}>
          <dt>{words.quantityOf(quantity, product.name)}</dt>
          <dd>
            <BothVat price={{ net: money(amount.net), gross: money(amount.gross) }} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <BothVat price={{ net: money(total.net), gross: money(total.gross) }} />
        </dd>
      </div>
    </dl>
  )
}
