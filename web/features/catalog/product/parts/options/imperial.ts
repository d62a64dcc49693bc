const MM_PER_INCH = 25.4
const INCHES_PER_FOOT = 12
/** Lengths from this one on are given in feet, as is usual for timber. */
const FEET_FROM_MM = 600
/** The finest graduation of a tape measure, in parts of an inch. */
const SIXTEENTHS = 16
/** Thinner sizes are in thirty-seconds: sixteenths are up to a fifth off. */
const SIXTEENTHS_FROM_MM = 6

/** Smaller sizes are not sold in parts of an inch. */
const SMALLEST_MM = 0.8

const SIZE = /^(\d+(?:\.\d+)?(?: ?[x×] ?\d+(?:\.\d+)?)*) ?mm$/

/**
 * A size in millimetres in feet and inches: '5 7/8 in' for '150 mm', '8 ft × 4 ft' for '2440 x 1220 mm'. Null for other texts, and
 * for sizes below `SMALLEST_MM`.
 */
export function toImperial(label: string): string | null {
  const sizes = SIZE.exec(label)?.[1]
    ?.split(/ ?[x×] ?/)
    .map(Number)
  if (!sizes || sizes.some((size) => size < SMALLEST_MM)) return null
  if (sizes.every((size) => size < FEET_FROM_MM)) return `${sizes.map(toInches).join(' × ')} in`
  return sizes.map((size) => (size < FEET_FROM_MM ? `${toInches(size)} in` : toFeet(size))).join(' × ')
}

/** To the nearest sixteenth, or thirty-second if the size is thin: '5 7/8'. */
function toInches(millimetres: number): string {
  let of = millimetres < SIXTEENTHS_FROM_MM ? 2 * SIXTEENTHS : SIXTEENTHS
  let parts = Math.round((millimetres / MM_PER_INCH) * of)
  for (; parts % 2 === 0 && of > 1; of /= 2) parts /= 2
  const whole = Math.floor(parts / of)
  const rest = parts % of
  return `${whole || ''}${rest ? ` ${rest}/${of}` : ''}`.trim()
}

/** To the nearest inch: '13 ft 9 in'. */
function toFeet(millimetres: number): string {
  const inches = Math.round(millimetres / MM_PER_INCH)
  const rest = inches % INCHES_PER_FOOT
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft${rest ? ` ${rest} in` : ''}`
}
