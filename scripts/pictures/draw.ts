import type { PictureForm, PictureSubject } from '../../sandbox/catalogue/picture-path.ts'
import { abrasives } from './forms/abrasive.ts'
import { bottles, tins, tubes } from './forms/cans.ts'
import { bolts, nails, screws } from './forms/fixings.ts'
import { floors } from './forms/flooring.ts'
import { decking, fences } from './forms/garden.ts'
import { insulation } from './forms/insulation.ts'
import { doors } from './forms/joinery.ts'
import { kits } from './forms/kits.ts'
import { handrails, mouldings } from './forms/mouldings.ts'
import { plans } from './forms/plans.ts'
import { shelfRoom } from './forms/rooms.ts'
import { scenes } from './forms/scenes.ts'
import { services } from './forms/services.ts'
import { panels, sheets } from './forms/sheets.ts'
import type { Sitter } from './forms/sitter.ts'
import { sitterFor } from './forms/sitter.ts'
import { battens, boards } from './forms/timber.ts'
import { tools } from './forms/tools.ts'
import { newels, spindles } from './forms/turned.ts'
import type { Scene } from './studio/scene.ts'

const FORMS: Readonly<Record<PictureForm, (sitter: Sitter) => Scene>> = {
  board: (sitter) => (sitter.view === 'room' ? shelfRoom(sitter) : boards(sitter)),
  batten: (sitter) => (sitter.view === 'room' ? shelfRoom(sitter) : battens(sitter)),
  decking,
  sheet: sheets,
  moulding: mouldings,
  spindle: spindles,
  newel: newels,
  handrail: handrails,
  flooring: floors,
  panel: panels,
  fence: fences,
  door: doors,
  insulation,
  screw: screws,
  nail: nails,
  bolt: bolts,
  tin: tins,
  bottle: bottles,
  tube: tubes,
  abrasive: abrasives,
  tool: tools,
  plan: plans,
  service: services,
  kit: kits,
  scene: scenes,
}

/** The scene of a subject: what stands in it, of what, and from where it is seen. */
export const sceneOf = (subject: PictureSubject): Scene => FORMS[subject.form](sitterFor(subject))
