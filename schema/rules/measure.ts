const MEASURE = /^\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|m)?\s*$/i
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** Millimetres, from 0.01 mm to 10 km. Other values are mistakes. */
const LEAST = 0.01
const MOST = 10_000_000

/** Reads a measure of a label in millimetres: '1220 mm', '2.4 m', '2,4 m'; bare numbers are millimetres; null for other texts. */
export function millimetres(label: string): number | null {
  const [, digits, unit = 'mm'] = MEASURE.exec(label.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')) ?? []
  if (digits === undefined) return null
  const value = Number(digits.replace(',', '.')) * (MILLIMETRES[unit.toLowerCase()] ?? 1)
  return value >= LEAST && value <= MOST ? Math.round(value * 1000) / 1000 : null
}
