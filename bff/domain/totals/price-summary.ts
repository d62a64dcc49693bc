import type { PriceSummary, PriceSummaryKind, PriceSummaryRow, StatedAmount, StatedAmounts } from './price-summary.types.ts'

type Side = 'net' | 'gross'

const ORDER: readonly PriceSummaryKind[] = ['GOODS', 'DISCOUNT', 'DELIVERY', 'PAYMENT', 'OTHER', 'ROUNDING', 'UNEXPLAINED']

/**
 * Turns the platform's amounts into rows that add up with and without VAT. Missing amounts are derived from the total. A
 * difference that cannot be explained becomes its own row, so the displayed arithmetic is always correct.
 * @source TOTAL-4; decision 0004
 */
export function priceSummary(amounts: StatedAmounts): PriceSummary {
  const { total, tolerance } = amounts
  const vat = findVat(amounts)
  const stated = withAmbiguous(amounts, vat)
  const gross = completeAmounts(stated, 'gross', total)
  const net = vat === null ? gross.map(() => null) : completeAmounts(stated, 'net', total - vat)
  const rows = stated.map(({ kind, label }, i) => ({ kind, label, gross: gross[i] ?? 0, net: net[i] ?? null }))
  const difference = differenceRow(rows, { total, vat, tolerance })
  return {
    rows: [...rows, ...difference].filter(isShown).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)),
    net: vat === null ? null : total - vat,
    vat,
    total,
  }
}

/**
 * The stated VAT with which the net amounts add up, otherwise the most trusted one. It may exceed a total lowered by a gift card,
 * but never the amount charged. If none is stated, it is derived from amounts that are stated both ways and add up.
 */
function findVat({ vat, total, stated, ambiguous }: StatedAmounts): number | null {
  const charges = [...stated.map(({ net, gross }) => gross ?? net ?? 0), ...ambiguous.map(({ amount }) => amount)]
  const charged = charges.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  const possible = vat.filter((amount) => amount >= 0 && amount <= Math.max(total, charged))
  const [net, gross] = [sumSide(stated, 'net'), sumSide(stated, 'gross')]
  const rest = ambiguous.reduce((sum, { amount }) => sum + amount, 0)
  const derived = net !== null && gross === total && ambiguous.length === 0 && net <= gross ? gross - net : null
  return possible.find((amount) => net !== null && net + rest + amount === total) ?? possible[0] ?? derived
}

/** Treats ambiguous amounts as gross, unless only the net side adds up with them. */
function withAmbiguous({ stated, ambiguous, total }: StatedAmounts, vat: number | null): readonly StatedAmount[] {
  const rest = ambiguous.reduce((sum, { amount }) => sum + amount, 0)
  const [net, gross] = [sumSide(stated, 'net'), sumSide(stated, 'gross')]
  const addsUp = { gross: gross !== null && gross + rest === total, net: net !== null && net + rest + (vat ?? 0) === total }
  const isNet = vat !== null && addsUp.net && !addsUp.gross
  const asStated = ambiguous.map(({ kind, label, amount }) =>
    isNet ? { kind, label, net: amount, gross: null } : { kind, label, net: null, gross: amount },
  )
  return [...stated, ...asStated]
}

/**
 * Completes one side of all amounts. The first missing amount that fits the remainder of the target takes it. Other missing
 * amounts equal their other side, as if they had no VAT.
 */
function completeAmounts(amounts: readonly StatedAmount[], side: Side, target: number): readonly number[] {
  const assumed = amounts.map((amount) => amount[side] ?? amount[side === 'net' ? 'gross' : 'net'] ?? 0)
  const remainder = target - assumed.reduce((sum, amount) => sum + amount, 0)
  const taker = amounts.findIndex((amount, i) => amount[side] === null && isPlausible((assumed[i] ?? 0) + remainder, amount))
  return assumed.map((amount, i) => (i === taker ? amount + remainder : amount))
}

/** Whether an amount can be the missing side of a stated one: same sign, and VAT between 0 and 100 %. */
function isPlausible(amount: number, stated: StatedAmount): boolean {
  const [net, gross] = [stated.net ?? amount, stated.gross ?? amount]
  return Math.sign(net) === Math.sign(gross) && Math.abs(net) <= Math.abs(gross) && Math.abs(gross) <= 2 * Math.abs(net)
}

function differenceRow(
  rows: readonly PriceSummaryRow[],
  { total, vat, tolerance }: Pick<PriceSummary, 'total' | 'vat'> & Pick<StatedAmounts, 'tolerance'>,
): readonly PriceSummaryRow[] {
  const gross = total - rows.reduce((sum, row) => sum + row.gross, 0)
  const net = vat === null ? null : total - vat - rows.reduce((sum, row) => sum + (row.net ?? 0), 0)
  const isRounding = Math.abs(gross) <= tolerance && Math.abs(net ?? 0) <= tolerance
  return [{ kind: isRounding ? 'ROUNDING' : 'UNEXPLAINED', label: null, gross, net }]
}

/** Rows of zero are shown only for free goods and free delivery. */
const isShown = ({ kind, gross, net }: PriceSummaryRow): boolean =>
  kind === 'GOODS' || kind === 'DELIVERY' || gross !== 0 || (net ?? 0) !== 0

/** The sum of one side; null if an amount lacks it. */
export function sumSide(amounts: readonly StatedAmount[], side: Side): number | null {
  return amounts.reduce<number | null>((sum, amount) => {
    const value = amount[side]
    return sum === null || value === null ? null : sum + value
  }, 0)
}
