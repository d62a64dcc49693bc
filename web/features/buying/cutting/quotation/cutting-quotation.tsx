import type { QuotationShopQuery } from '#schema/generated/operations.ts'
import type { CartSettings } from '#schema/page.types.ts'
import { sum } from '#schema/rules/money.ts'
import { toNetAndGross } from '../../../../components/price/price-arithmetic.ts'
import { goodsSummary } from '../../../../components/price/sums/goods-summary.ts'
import { isFirmAmount } from '../../../../components/price/sums/is-firm-amount.ts'
import { PriceTable, type QuotedLine } from '../../../../components/quotation/price-table.tsx'
import { QuotationSheet } from '../../../../components/quotation/quotation-sheet.tsx'
import { useShop } from '../../../../data/shop.tsx'
import type { Format } from '../../../../messages/format.ts'
import { useFormat, useMessages } from '../../../../messages/use-messages.tsx'
import type { CuttingLine } from '../basket/cutting-lines.ts'
import type { SavedList } from '../device/saved-list.ts'
import type { Packing } from '../packing/pack-list.ts'
import { Figures } from '../plan/figures.tsx'

export interface CuttingQuotationProps {
  /** The name of the list; null for a list that is not saved. */
  readonly name: string | null
  readonly list: Pick<SavedList, 'material'>
  readonly packing: Packing
  readonly lines: readonly CuttingLine[]
}

interface QuotationProps extends CuttingQuotationProps {
  /** Null if it could not be read. */
  readonly store: QuotationShopQuery['store'] | null
  /** When the prices were read, if not now. */
  readonly pricesFrom: string | null
}

/** A cutting list as a quotation: the pieces, the material, the waste, and each charge with its price. @source CUT-36 */
export function CuttingQuotation({ name, list: { material }, packing, lines, store, pricesFrom }: QuotationProps) {
  const words = useMessages('cutting')
  const { quotation, noPrice } = useMessages('lists').saved
  const settings = useShop().cart
  const { money } = useFormat()
  const { priced, summary, unpriced } = quoteLines(lines, settings, money)
  return (
    <QuotationSheet name={name ?? words.title} {...{ store, summary, unpriced, pricesFrom }}>
      {material && (
        <p>
          <strong>
            {material.name}, {material.size}
          </strong>
        </p>
      )}
      <Pieces packing={packing} />
      <Figures packing={packing} />
      <PriceTable
        details={quotation.details}
        lines={lines.map((line) => toQuotedLine(line, priced.has(line) ? quotedPrice(line, money) : noPrice))}
      />
    </QuotationSheet>
  )
}

function Pieces({ packing: { panels, stock } }: Pick<CuttingQuotationProps, 'packing'>) {
  const { fields, grains, edges, row } = useMessages('cutting')
  const { figure, measure } = useFormat()
  const isBoard = stock.kind === 'board'
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{fields.name}</th>
          <th scope="col">{fields.quantity}</th>
          <th scope="col">{fields.length}</th>
          {!isBoard && (
            <>
              <th scope="col">{fields.width}</th>
              <th scope="col">{fields.grain}</th>
              <th scope="col">{fields.edges}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {panels.map((panel) => (
          <tr key={panel.row}>
            <td>{panel.name || row(panel.row + 1)}</td>
            <td>{figure(panel.quantity)}</td>
            <td>{measure(panel.length / 10)}</td>
            {!isBoard && (
              <>
                <td>{measure(panel.width / 10)}</td>
                <td>{grains[panel.grain]}</td>
                <td>{edges({ long: panel.longEdges, short: panel.shortEdges }) || '–'}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function toQuotedLine(line: CuttingLine, price: QuotedLine['price']): QuotedLine {
  const { product, variant, quantity } = line.purchase
  return {
    key: line.purpose,
    name: product.name,
    sku: (variant ?? product).sku,
    details: line.choices.join(', '),
    quantity,
    price,
  }
}

const quotedPrice = ({ each, amount }: CuttingLine, money: Format['money']): QuotedLine['price'] => ({
  each: toNetAndGross(each, money),
  total: toNetAndGross(amount, money),
})

/**
 * The charges of a list that have a price, and their sum, which is null if no charge has a price. An unknown price is never counted as
 * zero.
 * @param money formats minor units
 * @source CUT-36
 */
function quoteLines(
  lines: readonly CuttingLine[],
  settings: Pick<CartSettings, 'allowsZeroPrice'>,
  money: (amount: number) => string,
) {
  const priced = new Set(lines.filter((line) => hasPrice(line, settings)))
  return {
    priced,
    summary: priced.size > 0 ? goodsSummary(sum([...priced].map(({ amount }) => amount)), money) : null,
    unpriced: lines.length - priced.size,
  }
}

const hasPrice = (
  { purchase: { product, variant }, each }: CuttingLine,
  settings: Pick<CartSettings, 'allowsZeroPrice'>,
): boolean => !(variant ?? product).price.isUnknown && isFirmAmount(each, settings)
