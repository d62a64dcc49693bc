import type { CuttingMaterialViewFragment, CuttingPageQuery, CuttingServiceFragment } from '#schema/generated/operations.ts'
import { type AnswerableOption, answersAmount, initialAnswers } from '#schema/rules/custom-option-answers.ts'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import { sum, type TaxedAmount, times } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { pieceAmount, toTaxedAmount } from '../../../../components/price/price-arithmetic.ts'
import type { Purchase } from '../../cart/index.ts'
import { listText } from '../list/list-text.ts'
import type { Packing } from '../packing/pack-list.ts'
import type { MaterialSize } from '../rules/material.ts'

type Cutting = Pick<NonNullable<CuttingPageQuery['cutting']>, 'sheetService' | 'lengthService' | 'edgingService'>

/** A charge: sheets, cutting or edging. */
export interface CuttingLine {
  readonly purpose: 'material' | 'cutting' | 'edging'
  readonly purchase: Purchase
  readonly amount: TaxedAmount
}

interface ChargeOptions {
  readonly packing: Pick<Packing, 'sheets' | 'cuts' | 'panels' | 'stock'>
  readonly material: CuttingMaterialViewFragment
  readonly size: MaterialSize
  readonly cutting: Cutting
  /** The cutting list as text, which is sent with the order. */
  readonly lines: readonly string[]
  readonly andMore: (count: number) => string
}

/**
 * The charges of a packed list as products of the platform: sheets or boards, cutting per sheet or cut, edging per metre begun. Prices
 * are the platform's.
 * @source CUT-10
 */
export function cuttingLines({ packing, material, size, cutting, lines, andMore }: ChargeOptions): readonly CuttingLine[] {
  const isSheet = packing.stock.kind === 'sheet'
  const { variant, options } = size
  const stock = { product: material, variant, options, quantity: packing.sheets }
  const service = isSheet ? cutting.sheetService : cutting.lengthService
  const metres = edgingMetres(packing.panels)
  const { edgingService } = cutting
  return [
    createLine('material', stock, pieceAmount((variant ?? material).price, packing.sheets)),
    ...(service ? [serviceLine('cutting', service, isSheet ? packing.sheets : packing.cuts, lines, andMore)] : []),
    ...(edgingService && isSheet ? [serviceLine('edging', edgingService, metres, lines, andMore)] : []),
  ].filter(({ purchase }) => purchase.quantity > 0)
}

export const totalAmount = (lines: readonly CuttingLine[]): TaxedAmount => sum(lines.map(({ amount }) => amount))

/** Total length of edges to be banded, in metres, rounded up. */
export const edgingMetres = (panels: readonly ListedPanel[]): number => {
  const tenths = panels.reduce((total, { length, width, quantity, longEdges, shortEdges }) => {
    const [long, short] = [Math.max(length, width), Math.min(length, width)]
    return total + quantity * (longEdges * long + shortEdges * short)
  }, 0)
  return Math.ceil(tenths / 10_000)
}

/** Answers a service's text option with the list, and required options with the first choice. */
function serviceLine(
  purpose: CuttingLine['purpose'],
  service: CuttingServiceFragment,
  quantity: number,
  lines: readonly string[],
  andMore: (count: number) => string,
): CuttingLine {
  const text = service.customOptions.find(({ type }) => type === 'AREA')
  const answerable: readonly AnswerableOption[] = service.customOptions.map((option) => ({
    ...option,
    lengthLimits: null,
    amount: option.price && toTaxedAmount(option.price.amount),
    percent: option.price?.percent ?? null,
    values: option.values.map(({ id, price }) => ({ id, amount: toTaxedAmount(price.amount), percent: price.percent })),
  }))
  const answers = {
    ...initialAnswers(answerable),
    ...(text && { [text.id]: listText(lines, text.maxCharacters ?? Number.POSITIVE_INFINITY, andMore) }),
  }
  const given = service.customOptions.flatMap((option) => {
    const answer = answers[option.id] ?? ''
    const value = option.values.find(({ id }) => id === answer)?.title ?? answer
    return answer === '' ? [] : [{ optionId: option.id, answer, label: option.title, value }]
  })
  const piece = toTaxedAmount(service.price.final)
  const unitAmount = unitPrice(
    [piece, answersAmount(answerable, answers, piece)].map((price) => ({ price, quantity: 1, rate: service.price.taxRate })),
  )
  const purchase = {
    ...{ product: service, quantity, unitAmount },
    optionAnswers: given.map(({ optionId, answer }) => ({ optionId, answer })),
    options: given.map(({ label, value }) => ({ label, value })),
  }
  return createLine(purpose, purchase, unitAmount)
}

const createLine = (purpose: CuttingLine['purpose'], purchase: Purchase, unit: TaxedAmount): CuttingLine => ({
  ...{ purpose, purchase },
  amount: times(unit, purchase.quantity),
})
