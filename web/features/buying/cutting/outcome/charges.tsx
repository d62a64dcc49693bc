import { Suspense } from 'react'
import type { CuttingMaterialViewFragment, CuttingPageQuery } from '#schema/generated/operations.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { DetailsOnOpen } from '../../../../components/details-on-open.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { BothVat, PreferredVat } from '../../../../components/price/both-vat.tsx'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { ShareLink } from '../../../../components/share/share-link.tsx'
import { late } from '../../../../late/late.tsx'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import { type CuttingLine, cuttingLines, totalAmount } from '../basket/cutting-lines.ts'
import { CompareSizes } from '../compare/compare-sizes.tsx'
import styles from '../cutting.module.css'
import type { EditableList, SavedList } from '../device/saved-list.ts'
import { listLines } from '../list/list-text.ts'
import type { GrainAdvice } from '../packing/grain-advice.ts'
import type { Packing } from '../packing/pack-list.ts'
import { Miniatures } from '../plan/miniatures.tsx'
import { type MaterialSize, materialSizes } from '../rules/material.ts'
import { toFragment } from '../share/list-link.ts'
import { Advice } from './advice.tsx'
import { CartButton } from './cart-button.tsx'
import { ServiceChoices } from './service-choices.tsx'
import { SummaryBar } from './summary-bar.tsx'

const QuotationButton = late(
  async () => (await import('../quotation/quotation-button.tsx')).QuotationButton,
  ['cutting', 'cuttingPlan', 'lists'],
)

interface ChargesProps extends EditableList {
  readonly packing: Packing
  /** The list has changed since it was packed. */
  readonly isOutdated: boolean
  readonly advice: GrainAdvice | null
  /** Number of pieces with invalid fields. */
  readonly problems: number
  /** Data for the price; null until the material is loaded. */
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

/** Pictures and cost of a packed list, advice, and buttons to add it to the cart and to print it. @source CUT-10 */
export function Charges({ packing, isOutdated, advice, problems, price, isWaiting, list, onChange }: ChargesProps) {
  const cutting = useMessages('cutting')
  const words = useMessages('cuttingPlan')
  const format = useFormat()
  const lines = price
    ? cuttingLines({
        packing,
        ...price,
        andMore: words.andMore,
        choices: list.choices ?? {},
        lines: listLines({ material: list.material, panels: packing.panels }, cutting, format),
      })
    : []
  const service = packing.stock.kind === 'sheet' ? price?.cutting.sheetService : price?.cutting.lengthService
  return (
    <>
      <Miniatures packing={packing} />
      {advice && !isOutdated && <Advice {...{ advice, packing, onChange }} />}
      <SummaryBar
        packing={packing}
        total={lines.length > 0 && <PreferredVat price={toNetAndGross(totalAmount(lines), format.money)} />}
      />
      {lines.length > 0 ? <Costs lines={lines} /> : !isWaiting && <p className={styles.hint}>{words.materialOffline}</p>}
      {service && <ServiceChoices service={service} choices={list.choices ?? {}} onChange={onChange} />}
      {price && problems === 0 && materialSizes(price.material).length > 1 && (
        <DetailsOnOpen summary={words.compare.title} className={styles.folded}>
          <CompareSizes material={price.material} cutting={price.cutting} {...{ list, onChange }} />
        </DetailsOnOpen>
      )}
      {problems > 0 && <Notice kind="warning">{cutting.problems(problems)}</Notice>}
      <div className={styles.actions}>
        {lines.length > 0 && problems === 0 && <CartButton {...{ list, lines, isOutdated, onChange }} />}
        <SecondaryButton onClick={() => print()}>{words.print}</SecondaryButton>
        {lines.length > 0 && problems === 0 && (
          <Suspense>
            <QuotationButton {...{ list, lines, packing, isOutdated }} />
          </Suspense>
        )}
        <ShareButton list={list} />
      </div>
      <p className={styles.hint}>{words.estimate}</p>
    </>
  )
}

function Costs({ lines }: { readonly lines: readonly CuttingLine[] }) {
  const words = useMessages('cuttingPlan')
  const { money } = useFormat()
  return (
    <dl className={styles.costs}>
      {lines.map(({ purpose, purchase: { product, quantity }, amount }) => (
        <div key={purpose}>
          <dt>{words.quantityAndName({ quantity, name: product.name })}</dt>
          <dd>
            <PreferredVat price={toNetAndGross(amount, money)} />
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>
          <BothVat price={toNetAndGross(totalAmount(lines), money)} />
        </dd>
      </div>
    </dl>
  )
}

/** @source CUT-17 */
function ShareButton({ list }: { readonly list: SavedList }) {
  return <ShareLink getFragment={() => toFragment(list)} words={useMessages('cuttingPlan').shared} />
}
