/** A discount, of gross prices: a share of every line, or an amount of the whole. */
interface Discount {
  readonly code: string
  readonly percent?: number
  /** In minor units. */
  readonly amount?: number
  /** What the goods have to come to, gross, in minor units. */
  readonly from: number
}

/** The coupons of the demonstration; README.md names them. */
const COUPONS: readonly Discount[] = [
  { code: 'TIMBER10', percent: 10, from: 0 },
  { code: 'FIVER', amount: 500, from: 2500 },
]

/** The coupon a code names, however it is written; null for none, and while the goods come to too little. */
export function couponOf(code: string | null, gross: number): Discount | null {
  const coupon = COUPONS.find((one) => one.code === code?.toUpperCase())
  return coupon && gross >= coupon.from ? coupon : null
}

/** What a coupon takes off each line, in minor units; an amount is shared out to the last penny. */
export function discounts({ percent = 0, amount = 0 }: Discount, lines: readonly number[]): number[] {
  const all = lines.reduce((sum, line) => sum + line, 0)
  const total = Math.min(amount, all)
  let before = 0
  return lines.map((line) => {
    const share = (sum: number) => (all === 0 ? 0 : Math.round((total * sum) / all))
    const discount = share(before + line) - share(before) + Math.round((line * percent) / 100)
    before += line
    return discount
  })
}
