/** The last day on which a quotation is valid, at the same time of day. */
export function validUntil(from: Date, days: number): Date {
  const until = new Date(from)
  until.setDate(until.getDate() + days)
  return until
}
