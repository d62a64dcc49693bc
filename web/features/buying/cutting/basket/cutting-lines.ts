import type { CuttingMaterialViewFragment, CuttingPageQuery, CuttingServiceFragment } from '#schema/generated/operations.ts'
import {
  type AnswerableOption,
  type Answers,
  answerErrors,
  answersAmount,
  initialAnswers,
  isChoice,
  valueIds,
} from '#schema/rules/answers/custom-option-answers.ts'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import { multiply, sum, type TaxedAmount } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { pieceAmount, toTaxedAmount } from '../../../../components/price/price-arithmetic.ts'
import type { Purchase } from '../../cart/index.ts'
import { listText } from '../list/list-text.ts'
import type { Packing } from '../packing/pack-list.ts'
import type { MaterialSize } from '../rules/material.ts'

export type Cutting = Pick<NonNullable<CuttingPageQuery['cutting']>, 'sheetService' | 'lengthService' | 'edgingService'>

export interface CuttingLine {
  readonly purpose: 'material' | 'cutting' | 'edging'
  readonly purchase: Purchase
  /** The chosen options of the product, such as 'Edges: sanded', without the list itself. */
  readonly choices: readonly string[]
  /** Price of one sheet, cut or metre. */
  readonly each: TaxedAmount
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
  /** The shopper's choices among the options of the cutting service. */
  readonly choices?: Answers
}

/**
 * The charges of a packed list as products of the platform: sheets or boards, cutting per sheet or cut, edging per metre begun. Prices
 * are the platform's.
 * @source CUT-10
 */
export function cuttingLines({
  packing,
  material,
  size,
  cutting,
  lines,
  andMore,
  choices = {},
}: ChargeOptions): readonly CuttingLine[] {
  const isSheet = packing.stock.kind === 'sheet'
  const { variant, options } = size
  const stock = { product: material, variant, options, quantity: packing.sheets }
  const service = isSheet ? cutting.sheetService : cutting.lengthService
  const metres = edgingMetres(packing.panels)
  const { edgingService } = cutting
  const text = (most: number) => listText(lines, most, andMore)
  return [
    createLine('material', stock, pieceAmount((variant ?? material).price, packing.sheets)),
    ...(service ? [serviceLine('cutting', service, isSheet ? packing.sheets : packing.cuts, text, choices)] : []),
    ...(edgingService && isSheet ? [serviceLine('edging', edgingService, metres, text, {})] : []),
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

/** Answers a service's text option with the list, and required options with the first choice unless the shopper has chosen another. */
function serviceLine(
  purpose: CuttingLine['purpose'],
  service: CuttingServiceFragment,
  quantity: number,
  text: (most: number) => string,
  choices: Answers,
): CuttingLine {
  const area = service.customOptions.find(({ type }) => type === 'AREA')
  const answerable: readonly AnswerableOption[] = service.customOptions.map((option) => ({
    ...option,
    lengthLimits: null,
    amount: option.price && toTaxedAmount(option.price.amount),
    percent: option.price?.percent ?? null,
    values: option.values.map(({ id, price }) => ({ id, amount: toTaxedAmount(price.amount), percent: price.percent })),
  }))
  const answers = {
    ...initialAnswers(answerable),
    ...offeredChoices(answerable, choices),
    ...(area && { [area.id]: text(area.maxCharacters ?? Number.POSITIVE_INFINITY) }),
  }
  const given = service.customOptions.flatMap((option) => {
    const answer = answers[option.id] ?? ''
    const chosen = new Set(isChoice(option.type) ? valueIds(option, answer) : [])
    const titles = option.values.filter(({ id }) => chosen.has(id)).map(({ title }) => title)
    const value = titles.length > 0 ? titles.join(', ') : answer
    return answer === '' ? [] : [{ optionId: option.id, answer, label: option.title, value, isChoice: titles.length > 0 }]
  })
  const piece = pieceAmount(service.price, quantity)
  const unitAmount = unitPrice(
    [piece, answersAmount(answerable, answers, piece)].map((price) => ({ price, quantity: 1, rate: service.price.taxRate })),
  )
  const purchase = {
    product: service,
    quantity,
    unitAmount,
    optionAnswers: given.map(({ optionId, answer }) => ({ optionId, answer })),
    options: given.map(({ label, value }) => ({ label, value })),
  }
  return createLine(
    purpose,
    purchase,
    unitAmount,
    given.filter((option) => option.isChoice),
  )
}

/** The choices that the service still offers. */
function offeredChoices(options: readonly AnswerableOption[], choices: Answers): Answers {
  const errors = answerErrors(options, choices)
  const isOffered = ({ id, type }: AnswerableOption) => isChoice(type) && Object.hasOwn(choices, id) && !errors.has(id)
  return Object.fromEntries(options.filter(isOffered).map(({ id }) => [id, choices[id] ?? '']))
}

const createLine = (
  purpose: CuttingLine['purpose'],
  purchase: Purchase,
  each: TaxedAmount,
  choices = purchase.options ?? [],
): CuttingLine => ({
  purpose,
  purchase,
  each,
  choices: choices.map(({ label, value }) => `${label}: ${value}`),
  amount: multiply(each, purchase.quantity),
})
