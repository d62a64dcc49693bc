import { late } from '../../../../late/late.tsx'
import { withMessages } from '../../../../messages/page-messages.ts'

const outcome = () => withMessages(['cutting'], () => import('../outcome/index.ts'))

// The result parts, loaded once something is listed.
export const Figures = late(async () => (await outcome()).Figures, 'now')
export const Charges = late(async () => (await outcome()).Charges, 'now')
export const Layouts = late(async () => (await outcome()).Layouts, 'now')

/** Loads the result parts while a list is packed. If this fails, they are loaded again when shown. */
export const fetchOutcome = () =>
  Promise.all([Figures.preload(), Charges.preload(), Layouts.preload()]).catch((error) =>
    console.warn('What a cutting list comes to cannot be fetched', error),
  )
