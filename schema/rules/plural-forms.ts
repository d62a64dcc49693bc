/** Texts by the plural rule that selects them; `other` if a rule has none. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & Record<'other', string>>

export type PluralRules = ReturnType<typeof pluralRules>

/** Languages whose only rule for whole numbers is 'one' for 1. Making `Intl.PluralRules` takes milliseconds of a page's start. */
const ONE_IS_ONE = /^(?:en|de|it)\b/i

/** The plural rules of a language. @param language BCP 47 tag: 'de-AT' */
export function pluralRules(language: string) {
  let made: Intl.PluralRules | undefined
  const select = (count: number): Intl.LDMLPluralRule => {
    made ??= new Intl.PluralRules(language)
    return made.select(count)
  }
  const isPlain = ONE_IS_ONE.test(language)
  return {
    /** Whether a number takes the form 'one': 1 in English, 0 and 1 in French. */
    isOne: (count: number) => (isPlain ? count === 1 : select(count) === 'one'),
    /** The form that a number takes. */
    plural: (count: number, forms: PluralForms) => forms[select(count)] ?? forms.other,
  }
}
