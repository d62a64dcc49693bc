import { STORE_VIEWS, type StoreView } from '../../store-views.ts'

const FORMS = new Map(
  STORE_VIEWS.map(({ code, timeZone }) => [
    code,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
)

/** A moment as documents of a store view write it: 'YYYY-MM-DD HH:mm:ss' on its clock, which compares as text. */
export const shopTime = (moment: Date, { code }: Pick<StoreView, 'code'>) => FORMS.get(code)?.format(moment) ?? ''
