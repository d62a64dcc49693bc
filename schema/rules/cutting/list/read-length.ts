const WRITTEN = /^(\d{1,3}(?:[.,' ]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?:mm)?$/

/**
 * A length in tenths of a millimetre, of millimetres as people write them: '600', '600.5', '600,5 mm', '2,440', '1.200,5'. Three
 * digits behind a point or a comma are thousands: nobody saws to a thousandth. Null for what is no length.
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
