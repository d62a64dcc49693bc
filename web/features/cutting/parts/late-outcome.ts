import { late } from '../../../late.tsx'
import { withMessages } from '../../../messages/page-messages.ts'

const outcome = () => withMessages(['cutting', 'cutting-plan'], () => import('../outcome/index.ts'))

// What a list comes to: there is nothing of it before something is listed.
export const Figures = late(async () => (await outcome()).Figures, 'now')
export const Charges = late(async () => (await outcome()).Charges, 'now')
export const Layouts = late(async () => (await outcome()).Layouts, 'now')

/** Fetches it while a list is packed. Where it does not come, it is tried again when it is shown. */
export const fetchOutcome = () =>
  Promise.all([Figures.preload(), Charges.preload(), Layouts.preload()]).catch((error) =>
    console.warn('What a cutting list comes to cannot be fetched', error),
  )
