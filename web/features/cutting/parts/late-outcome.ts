import { late } from '../../../late.tsx'

const outcome = () => import('../outcome/index.ts')

// What a list comes to: there is nothing of it before something is listed.
export const Figures = late(async () => (await outcome()).Figures, 'now', ['cutting'])
export const Charges = late(async () => (await outcome()).Charges, 'now', ['cutting'])
export const Layouts = late(async () => (await outcome()).Layouts, 'now', ['cutting'])

/** Fetches it while a list is packed. Where it does not come, it is tried again when it is shown. */
export const fetchOutcome = () =>
  Promise.all([Figures.preload(), Charges.preload(), Layouts.preload()]).catch((error) =>
    console.warn('What a cutting list comes to cannot be fetched', error),
  )
