/** Languages with a known number format; other texts are read as English. */
export type SearchLanguage = 'en' | 'de' | 'it'

export interface Measure {
  /** `mm` lengths, `ml` volumes, `g` weights, `grit` of abrasives; `number` without a unit. */
  readonly unit: MeasureUnit
  /** One for a length, two or three for a size. */
  readonly values: readonly number[]
}

export type MeasureUnit = 'mm' | 'ml' | 'g' | 'grit' | 'number'
