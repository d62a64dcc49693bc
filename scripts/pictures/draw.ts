import type { PictureForm, PictureSubject } from '../../sandbox/catalogue/picture-path.ts'
import { abrasives } from './forms/abrasive.ts'
import { floors } from './forms/boards/flooring.ts'
import { decking, fences } from './forms/boards/garden.ts'
import { insulation } from './forms/boards/insulation.ts'
import { panels, sheets } from './forms/boards/sheets.ts'
import { slabs } from './forms/boards/slabs.ts'
import { battens, boards } from './forms/boards/timber.ts'
import { bottles, tins, tubes } from './forms/cans.ts'
import { bolts, nails, screws } from './forms/hardware/fixings.ts'
import { tools } from './forms/hardware/tools.ts'
import { bookcase, desk, deskTop, finishing, gluing, mantel, planing, studWall } from './forms/in-use.ts'
import { doors } from './forms/joinery/joinery.ts'
import { handrails, mouldings } from './forms/joinery/mouldings.ts'
import { newels, spindles } from './forms/joinery/turned.ts'
import { kits } from './forms/kits.ts'
import { plans } from './forms/plans.ts'
import { shelfRoom } from './forms/rooms.ts'
import { scenes } from './forms/scenes.ts'
import { services } from './forms/services.ts'
import type { Sitter } from './forms/sitter.ts'
import { sitterFor } from './forms/sitter.ts'
import type { Scene } from './studio/scene.ts'

const FORMS: Readonly<Record<PictureForm, (sitter: Sitter) => Scene>> = {
  board: (sitter) => (sitter.view === 'room' ? shelfRoom(sitter) : /waney/.test(sitter.profile) ? slabs(sitter) : boards(sitter)),
  batten: (sitter) => (sitter.view === 'room' ? (sitter.material === 'oak' ? mantel : studWall)(sitter) : battens(sitter)),
  decking,
  sheet: (sitter) => (sitter.view === 'room' ? bookcase(sitter, (piece) => sitter.timber(piece, 400, 18)) : sheets(sitter)),
  moulding: mouldings,
  spindle: spindles,
  newel: newels,
  handrail: handrails,
  flooring: floors,
  panel: (sitter) => (sitter.view === 'room' ? desk(sitter, deskTop(sitter)) : panels(sitter)),
  fence: fences,
  door: doors,
  insulation,
  screw: screws,
  nail: nails,
  bolt: bolts,
  tin: (sitter) => (sitter.view === 'room' ? finishing : tins)(sitter),
  bottle: (sitter) => (sitter.view === 'room' ? gluing : bottles)(sitter),
  tube: tubes,
  abrasive: abrasives,
  tool: (sitter) => (sitter.view === 'room' ? planing : tools)(sitter),
  plan: plans,
  service: services,
  kit: kits,
  scene: scenes,
}

/** The scene of a subject: what stands in it, of what, and from where it is seen. */
export const arrangeScene = (subject: PictureSubject): Scene => FORMS[subject.form](sitterFor(subject))
