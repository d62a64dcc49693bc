const WRITTEN = /^(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:mm)?$/

/**
 * Reads millimetres into tenths of a millimetre: '600', '600.5', '600,5 mm', '2,440', '1.200,5'. Three
 * digits after a point or a comma are thousands: no saw cuts to a thousandth. Null if the text is not a length.
 */
export function readLength(written: string): number | null {
  const [, whole, fraction = ''] =
    WRITTEN.exec(
      written
        .trim()
        .replace(/\s*mm$/i, 'mm')
        .replaceAll(/[\u00a0\u202f]/g, ' '),
    ) ?? []
  if (whole === undefined) return null
  const millimetres = Number(`${whole.replaceAll(/[.,' ]/g, '')}.${fraction}`)
  return Math.round(millimetres * 10)
}
