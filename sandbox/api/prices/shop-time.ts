const FORM = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'medium' })

/** A moment as the shop's documents write it: 'YYYY-MM-DD HH:mm:ss' on the shop's clock, which compares as text. */
export const shopTime = (moment: Date) => FORM.format(moment)
