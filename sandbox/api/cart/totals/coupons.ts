/** A discount on gross prices: a percentage of each line, or a fixed amount for the whole cart. */
interface Discount {
  readonly code: string
  readonly percent?: number
  readonly amount?: number
  /** Minimum value of the goods, gross, in minor units. */
  readonly from: number
}

/** The demo coupons, documented in README.md. */
const COUPONS: readonly Discount[] = [
  { code: 'TIMBER10', percent: 10, from: 0 },
  { code: 'FIVER', amount: 500, from: 2500 },
]

/** Finds a coupon by its code, ignoring case. Null if there is none or the goods do not reach its minimum. */
export function findCoupon(code: string | null, gross: number): Discount | null {
  const coupon = COUPONS.find((one) => one.code === code?.toUpperCase())
  return coupon && gross >= coupon.from ? coupon : null
}

/** Splits a discount over the lines, in minor units; a fixed amount is split to the last penny. */
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
