import { useFormat } from '../messages/use-messages.tsx'

/** A date, or a time and date, in the store view's format: '14:05 20/11/2026'. Renders nothing for an invalid date. */
export function DateTime({ at, hasTime = false }: { readonly at: string; readonly hasTime?: boolean }) {
  const format = useFormat()
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  return <time dateTime={at}>{hasTime ? format.dateTime(moment) : format.date(moment)}</time>
}
