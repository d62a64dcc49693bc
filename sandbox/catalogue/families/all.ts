import { ADHESIVES } from './adhesives.ts'
import { BEADING } from './beading.ts'
import { BESPOKE } from './bespoke.ts'
import { DECKING } from './decking.ts'
import type { Family } from './family.ts'
import { FENCING } from './fencing.ts'
import { FIXINGS } from './fixings.ts'
import { FLOORING } from './flooring.ts'
import { GROUPS } from './groups.ts'
import { HARDWOOD } from './hardwood.ts'
import { INSULATION } from './insulation.ts'
import { DOORS } from './interiors.ts'
import { KITS } from './kits.ts'
import { MOULDINGS } from './mouldings.ts'
import { ODDMENTS } from './oddments.ts'
import { OILS } from './oils.ts'
import { PAINTS } from './paints.ts'
import { PANELS } from './panels.ts'
import { PLANS } from './plans.ts'
import { SERVICES } from './services.ts'
import { SHEETS } from './sheets.ts'
import { STAIRS } from './stairs.ts'
import { TIMBER } from './timber.ts'
import { WORKSHOP } from './workshop.ts'

/** Every family of the built-in catalogue, in the order of the shelves. */
export const FAMILIES: readonly Family[] = [
  ...TIMBER,
  ...HARDWOOD,
  ...SHEETS,
  ...PANELS,
  ...MOULDINGS,
  ...BEADING,
  ...STAIRS,
  ...DECKING,
  ...FENCING,
  ...DOORS,
  ...FLOORING,
  ...INSULATION,
  ...FIXINGS,
  ...ADHESIVES,
  ...OILS,
  ...PAINTS,
  ...WORKSHOP,
  ...SERVICES,
  ...PLANS,
  ...BESPOKE,
  ...KITS,
  ...GROUPS,
  ...ODDMENTS,
]
