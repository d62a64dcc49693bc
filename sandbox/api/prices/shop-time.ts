import { STORE_VIEWS, type StoreView } from '../../store-views.ts'

const STYLE = { dateStyle: 'short', timeStyle: 'medium' } as const
const createFormat = ({ timeZone }: StoreView) => new Intl.DateTimeFormat('sv-SE', { timeZone, ...STYLE })
const FORMS = new Map(STORE_VIEWS.map((view) => [view.code, createFormat(view)]))

/** Formats a moment as in a store view's documents: local time 'YYYY-MM-DD HH:mm:ss', which sorts as text. */
export const shopTime = (moment: Date, { code }: Pick<StoreView, 'code'>) => FORMS.get(code)?.format(moment) ?? ''
