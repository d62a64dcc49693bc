import type { Arrival } from '#schema/rules/delivery/delivery-rules.types.ts'
import type { Messages } from '../../messages/messages.types.ts'

type Words = Messages['cart']['arrival']

/**
 * When an order arrives or can be collected: 'Arrives tomorrow', 'Collect on Wed 25 November from 14:00'.
 * @param isKept the text is kept and read on a later day, so that it names the date
 */
export function arrivalText({ date, time, daysAhead, branch }: Arrival, words: Words, language: string, isKept = false): string {
  const day = dayText(date, isKept ? null : daysAhead, words, language)
  if (time === null) return words.delivered(day)
  const collect = words.collect({ day, time })
  if (!branch) return collect
  const { name, hours } = branch
  return hours ? words.atBranchOpen({ text: collect, branch: name, hours }) : words.atBranch({ text: collect, branch: name })
}

/** The same with the time left to order: 'Order in 2 h 10 min for delivery tomorrow'. */
export function orderByText(arrival: Arrival, words: Words, language: string): string {
  const { date, daysAhead, minutesLeft } = arrival
  if (minutesLeft === null) return arrivalText(arrival, words, language)
  const left = words.left({ hours: Math.floor(minutesLeft / 60), minutes: minutesLeft % 60 })
  return words.orderIn({ left, day: dayText(date, daysAhead, words, language) })
}

function dayText(date: string, daysAhead: number | null, words: Words, language: string): string {
  if (daysAhead === 0) return words.today
  if (daysAhead === 1) return words.tomorrow
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return words.on(format.format(new Date(`${date}T00:00:00Z`)))
}
