/** An amount as net, tax and gross, in minor units (pence, cents, yen, fils): integers, and `net + tax = gross`. */
export interface TaxedAmount {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

export const ZERO: TaxedAmount = { net: 0, tax: 0, gross: 0 }

/** The default digits of a currency's minor unit: 2 for pounds and euros, 0 for yen, 3 for dinars. */
export const MINOR_DIGITS = 2

/**
 * Minor units of a decimal amount in major units, rounded half away from zero; £1.005 is 101.
 * @throws RangeError if the amount is not a finite number
 */
export function toMinorUnits(decimal: number, minorDigits: number = MINOR_DIGITS): number {
  const { digits, scale } = exact(decimal)
  return Number(roundQuotient(digits * minorUnits(minorDigits), scale))
}

/**
 * A net price with its tax. Net and gross are each rounded once, from the exact decimal; the tax is their difference.
 * @param netDecimal major units of the currency, without tax
 * @param ratePercent 20 means 20 %
 * @source TAX-5; platform contract §3.3
 */
export function withTax(netDecimal: number, ratePercent: number, minorDigits: number = MINOR_DIGITS): TaxedAmount {
  const net = exact(netDecimal)
  const rate = exact(ratePercent)
  const units = minorUnits(minorDigits)
  const gross = net.digits * units * (100n * rate.scale + rate.digits)
  return between(roundQuotient(net.digits * units, net.scale), roundQuotient(gross, 100n * net.scale * rate.scale))
}

/** A price given with tax, split into net and tax. @source platform contract §3.3 */
export function withoutTax(grossDecimal: number, ratePercent: number, minorDigits: number = MINOR_DIGITS): TaxedAmount {
  const gross = exact(grossDecimal)
  const rate = exact(ratePercent)
  const units = minorUnits(minorDigits)
  const net = roundQuotient(gross.digits * units * 100n * rate.scale, gross.scale * (100n * rate.scale + rate.digits))
  return between(net, roundQuotient(gross.digits * units, gross.scale))
}

/** A price given with and without tax, each rounded on its own. @source platform contract §3.7 */
export function fromNetAndGross(netDecimal: number, grossDecimal: number, minorDigits: number = MINOR_DIGITS): TaxedAmount {
  return between(BigInt(toMinorUnits(netDecimal, minorDigits)), BigInt(toMinorUnits(grossDecimal, minorDigits)))
}

export function sum(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce(
    (total, { net, tax, gross }) => ({ net: total.net + net, tax: total.tax + tax, gross: total.gross + gross }),
    ZERO,
  )
}

/** A multiple of a price. A fractional quantity rounds net and gross once each. */
export function multiply(amount: TaxedAmount, quantity: number): TaxedAmount {
  const { digits, scale } = exact(quantity)
  return between(roundQuotient(BigInt(amount.net) * digits, scale), roundQuotient(BigInt(amount.gross) * digits, scale))
}

/** A percentage of a price, net and gross rounded once each; 0.7 % of £5.00 is 4 pence. */
export function percentage(amount: TaxedAmount, percent: number): TaxedAmount {
  const { digits, scale } = exact(percent)
  const part = (minor: number) => roundQuotient(BigInt(minor) * digits, 100n * scale)
  return between(part(amount.net), part(amount.gross))
}

/**
 * The price of one unit when `divisor` units cost `amount`.
 * @param divisor above 0
 * @throws RangeError if it is 0
 */
export function divide(amount: TaxedAmount, divisor: number): TaxedAmount {
  const { digits, scale } = exact(divisor)
  return between(roundQuotient(BigInt(amount.net) * scale, digits), roundQuotient(BigInt(amount.gross) * scale, digits))
}

/** Minor units per major unit: 100 pence, 1000 fils. */
const minorUnits = (minorDigits: number): bigint => 10n ** BigInt(minorDigits)

function between(net: bigint, gross: bigint): TaxedAmount {
  return { net: Number(net), tax: Number(gross - net), gross: Number(gross) }
}

interface Fraction {
  readonly digits: bigint
  readonly scale: bigint
}

/** The number by its decimal digits, so that 1.005 is 1005/1000 and not the nearest binary fraction. */
function exact(value: number): Fraction {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  if (whole === '') throw new RangeError(`${value} is not an amount`)
  const power = fraction.length - Number(exponent)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  return power >= 0 ? { digits, scale: 10n ** BigInt(power) } : { digits: digits * 10n ** BigInt(-power), scale: 1n }
}

/** The quotient rounded half away from zero; the denominator is above 0. */
function roundQuotient(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + (numerator < 0n ? -denominator : denominator)) / (2n * denominator)
}
