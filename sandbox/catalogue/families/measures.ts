import type { Values } from './family.ts'

/** The number of an attribute. @throws Error when the values have none */
export function number(values: Values, code: string): number {
  const value = values[code]
  if (typeof value !== 'number') throw new Error(`'${code}' is not a number in ${JSON.stringify(values)}`)
  return value
}

/** The key or text of an attribute; numbers as text. @throws Error when the values have none */
export function word(values: Values, code: string): string {
  const value = values[code]
  if (value === undefined) throw new Error(`no '${code}' in ${JSON.stringify(values)}`)
  return String(value)
}

/** One of a table's numbers, by an attribute. @throws Error when the table lacks it */
export function of(table: Readonly<Record<string, number>>, values: Values, code: string): number {
  const found = table[word(values, code)]
  if (found === undefined) throw new Error(`no entry for ${code} '${word(values, code)}'`)
  return found
}

/** m of length. */
export const metres = (values: Values): number => number(values, 'length') / 1000

/** m³ of thickness × width × length. */
export const cubic = (values: Values): number =>
  (number(values, 'thickness') / 1000) * (number(values, 'width') / 1000) * metres(values)

/** m² of a written size such as '2440 x 1220 mm', else of width × length. */
export function square(values: Values): number {
  if (values.size === undefined) return (number(values, 'width') / 1000) * metres(values)
  const [length = 0, width = 0] = [...word(values, 'size').matchAll(/\d+/g)].map(([digits]) => Number(digits) / 1000)
  return length * width
}

/** Litres or kilograms of a written size: '750 ml' is 0.75. */
export function amount(values: Values): number {
  const [, digits = '0', unit = ''] = /^([\d.]+) ?(\w+)/.exec(word(values, 'size')) ?? []
  return unit === 'ml' || unit === 'g' ? Number(digits) / 1000 : Number(digits)
}

const DENSITY: Readonly<Record<string, number>> = {
  redwood: 510,
  whitewood: 450,
  pine: 510,
  spruce: 450,
  'douglas-fir': 530,
  larch: 600,
  cedar: 380,
  hemlock: 500,
  oak: 720,
  ash: 690,
  beech: 720,
  walnut: 640,
  maple: 700,
  cherry: 610,
  sapele: 640,
  tulipwood: 450,
  iroko: 660,
  balau: 930,
  ipe: 1050,
  garapa: 830,
  'thermo-ash': 600,
  birch: 680,
  poplar: 430,
  eucalyptus: 560,
  mdf: 740,
  composite: 1250,
  osb: 620,
  particle: 680,
}

/** kg of a solid piece of thickness × width × length, by its wood. */
export const solid = (values: Values): number => cubic(values) * of(DENSITY, values, 'wood_type')

/** kg of a sheet, by its wood. */
export const sheet = (values: Values): number =>
  square(values) * (number(values, 'thickness') / 1000) * of(DENSITY, values, 'wood_type')

/** What a m³ of machined, kiln-dried timber costs over the counter, in net pounds. */
export const TIMBER_RATES: Readonly<Record<string, number>> = {
  redwood: 1180,
  whitewood: 690,
  pine: 1180,
  spruce: 690,
  'douglas-fir': 1750,
  larch: 1650,
  cedar: 3900,
  hemlock: 1900,
  oak: 5200,
  ash: 4100,
  beech: 3700,
  walnut: 8900,
  maple: 5600,
  cherry: 6100,
  sapele: 3900,
  tulipwood: 2700,
  iroko: 4900,
  balau: 3300,
  ipe: 5400,
  garapa: 3600,
  'thermo-ash': 5900,
  mdf: 620,
}

/** Net pounds of a machined piece, by its wood: timber and a little for handling it. */
export const machined = (values: Values, factor = 1, handling = 0.35): number =>
  handling + cubic(values) * of(TIMBER_RATES, values, 'wood_type') * factor
