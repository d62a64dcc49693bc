/** Languages whose numbers are known; texts in others are read as English. */
export type SearchLanguage = 'en' | 'de' | 'it'

export interface Measure {
  /** `mm` lengths, `ml` volumes, `g` weights, `grit` of abrasives; `number` where no unit was written and none can be told. */
  readonly unit: MeasureUnit
  /** One for a length, two or three for a size. */
  readonly values: readonly number[]
}

export type MeasureUnit = 'mm' | 'ml' | 'g' | 'grit' | 'number'
