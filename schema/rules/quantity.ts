import { type QuantityLimits, roundUpQuantity } from './cart/quantity-limits.ts'

/**
 * The number of pieces of one length for a run: 7 m of 2.4 m boards are 3.
 * @param metres the length of the run
 * @param lengthMillimetres of one piece
 * @returns 0 without a run or a length
 */
export function lengthsNeeded(metres: number, lengthMillimetres: number): number {
  return piecesNeeded(metres * 1000, lengthMillimetres)
}

/**
 * The number of packs for an area, with waste: 20 m² and 10 % at 2.2 m² a pack are 10.
 * @param wastePercent 10 means 10 %; less than 0 counts as 0
 * @param packSquareMetres the area one pack covers
 */
export function packsNeeded(squareMetres: number, wastePercent: number, packSquareMetres: number): number {
  return piecesNeeded(squareMetres * (1 + Math.max(wastePercent, 0) / 100), packSquareMetres)
}

type Limits = QuantityLimits | null | undefined

export interface Yield {
  readonly pieces: number
  /** The total, in the unit of the input. */
  readonly total: number
  /** The surplus, offcuts included. */
  readonly leftOver: number
}

/**
 * Lengths for a run, in metres: 27.5 m of 2.4 m are 12, 28.8 m in all, 1.3 m more than needed.
 * @param limits the quantities they are sold in; the need may exceed the maximum
 */
export function lengthsFor(metres: number, lengthMillimetres: number, limits: Limits = null): Yield {
  return toYield(lengthsNeeded(metres, lengthMillimetres), lengthMillimetres / 1000, metres, limits)
}

/** Packs or sheets for an area, in m². @param limits as `lengthsFor` */
export function packsFor(squareMetres: number, wastePercent: number, packSquareMetres: number, limits: Limits = null): Yield {
  return toYield(packsNeeded(squareMetres, wastePercent, packSquareMetres), packSquareMetres, squareMetres, limits)
}

function toYield(fewest: number, each: number, needed: number, limits: Limits): Yield {
  const pieces = fewest === 0 ? 0 : Math.max(roundUpQuantity(fewest, limits), fewest)
  const total = thousandths(pieces * each)
  return { pieces, total, leftOver: pieces === 0 ? 0 : Math.max(0, thousandths(total - needed)) }
}

/** Rounds off errors of binary fractions: 1.2999999999999972 becomes 1.3. */
const thousandths = (amount: number) => Math.round(amount * 1000) / 1000

export type AmountError = 'NOT_A_NUMBER' | 'NOT_ABOVE_ZERO'

/** Reads an amount as typed: '12.5', '12,5', ' 1 200 '. Exponents and other notations are not numbers. */
export function readAmount(text: string): number | AmountError {
  const typed = text.normalize('NFKC').replace(/\s/g, '').replace(',', '.')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(typed)) return 'NOT_A_NUMBER'
  const amount = Number(typed)
  if (!Number.isFinite(amount)) return 'NOT_A_NUMBER'
  return amount > 0 ? amount : 'NOT_ABOVE_ZERO'
}

/** The area that one piece covers, in m². */
export function pieceCoverage(widthMillimetres: number, lengthMillimetres: number): number {
  return (widthMillimetres * lengthMillimetres) / 1_000_000
}

/** Tolerates a millionth, because binary fractions produce 22.000000000000004. */
const TOLERANCE = 1e-6

function piecesNeeded(needed: number, each: number): number {
  if (!(needed > 0) || !(each > 0) || !Number.isFinite(needed)) return 0
  return Math.max(1, Math.ceil(needed / each - TOLERANCE))
}
