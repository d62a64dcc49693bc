/** `TAX-3`: the subject in capitals and a number. */
const NUMBER = /(?<![\w-])[A-Z]{2,}-\d+(?![\w-])/g
const RANGE = /(?<![\w-])([A-Z]{2,})-(\d+) to \1-(\d+)(?![\w-])/g

/** The numbers of requirements in a text, ranges ('STOCK-1 to STOCK-5') expanded, without duplicates. */
export function numbersIn(text: string): readonly string[] {
  const written = text.replace(RANGE, (_, subject: string, from: string, to: string) =>
    sequence(subject, Number(from), Number(to)),
  )
  return [...new Set(written.match(NUMBER))]
}

export const toSubject = (number: string): string => number.slice(0, number.lastIndexOf('-'))

const sequence = (subject: string, from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => `${subject}-${from + index}`).join(', ')
