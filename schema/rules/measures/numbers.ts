import type { SearchLanguage } from './measure.types.ts'

/** `2,4` and `2.4`, `1/2` and `1 1/2`; three digits after the language's group separator are thousands. NaN for `1/0`. */
export function readNumber(text: string, language: SearchLanguage): number {
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text)
  if (mixed) {
    const [, whole = '0', above, below] = mixed
    return Number(below) === 0 ? Number.NaN : Number(whole) + Number(above) / Number(below)
  }
  const thousands = language === 'en' ? /^[1-9]\d?,\d{3}$/ : /^[1-9]\d?\.\d{3}$/
  return Number(thousands.test(text) ? text.replace(/[.,]/, '') : text.replace(',', '.'))
}
