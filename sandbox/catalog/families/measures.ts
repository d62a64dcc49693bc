import { getNumber, type Values, valueIn } from './values.ts'

/** Length in m. */
export const metres = (values: Values): number => getNumber(values, 'length') / 1000

/** Returns the numbers of a written size such as '2440 x 1220 mm'. */
const sizeNumbers = (values: Values): number[] =>
  [...String(valueIn(values, 'size')).matchAll(/\d+/g)].map(([digits]) => Number(digits))

/** Returns the m² of a written size, or of width × length. */
function area(values: Values): number {
  if (values.size === undefined) return (getNumber(values, 'width') / 1000) * metres(values)
  const [length = 0, width = 0] = sizeNumbers(values)
  return (length / 1000) * (width / 1000)
}

/** Returns the litres or kilograms of a written size: '750 ml' is 0.75. */
function amount(values: Values): number {
  const [, digits = '0', unit = ''] = /^([\d.]+) ?(\w+)/.exec(String(valueIn(values, 'size'))) ?? []
  return unit === 'ml' || unit === 'g' ? Number(digits) / 1000 : Number(digits)
}

/** Measures that rules can refer to, besides attributes. */
const MEASURES: Readonly<Record<string, (values: Values) => number>> = {
  metres,
  area,
  amount,
  /** m³ of thickness × width × length, or of a sheet. */
  volume: (values) =>
    values.size === undefined
      ? (getNumber(values, 'thickness') / 1000) * (getNumber(values, 'width') / 1000) * metres(values)
      : (getNumber(values, 'thickness') / 1000) * area(values),
  /** m³ of a piece with a square cross-section. */
  square_volume: (values) => (getNumber(values, 'width') / 1000) ** 2 * metres(values),
  /** m³ of a round piece. */
  round_volume: (values) => (Math.PI / 4) * (getNumber(values, 'diameter') / 1000) ** 2 * metres(values),
  /** m² per pack, rounded to two decimals. */
  pack_area: (values) =>
    Math.round(getNumber(values, 'pack_quantity') * getNumber(values, 'width') * getNumber(values, 'length') * 1e-4) / 100,
  /** mm, the second number of a written size. */
  height: (values) => sizeNumbers(values)[1] ?? 0,
}

/** Returns a measure or a numeric attribute. @throws Error if the values lack it */
export const toMeasure = (name: string, values: Values): number => MEASURES[name]?.(values) ?? getNumber(values, name)
