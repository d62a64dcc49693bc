import { late } from '../../../../late/late.tsx'

const outcome = () => import('../outcome/index.ts')

export const Figures = late(async () => (await outcome()).Figures, ['cuttingPlan'])
export const Charges = late(async () => (await outcome()).Charges, ['cuttingPlan'])
export const Layouts = late(async () => (await outcome()).Layouts, ['cuttingPlan'])

/** Loads the result parts while a list is packed. If this fails, they are loaded again when shown. */
export const preloadOutcome = () =>
  Promise.all([Figures.preload(), Charges.preload(), Layouts.preload()]).catch((error) =>
    console.warn('The result of the cutting list could not be loaded', error),
  )
