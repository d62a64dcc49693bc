import type { ComponentType } from 'react'
import { type Kind, kindOf, type Shown } from './shown.ts'

interface Screen {
  readonly View: ComponentType<{ readonly found: Shown }>
  /** Fetches what only this one thing needs. */
  readonly prepare?: (found: Shown) => Promise<void>
}

/** The screens' code, each a file of its own. */
const sources: Readonly<Record<Kind, () => Promise<Screen>>> = {
  category: () => import('./category.tsx'),
  product: () => import('./product.tsx'),
  'cms-page': () => import('./cms-page.tsx'),
}

const ready = new Map<Kind, Screen>()

/** Fetches a screen's code. */
export async function loadView(kind: Kind): Promise<Screen> {
  const screen = ready.get(kind) ?? (await sources[kind]())
  ready.set(kind, screen)
  return screen
}

/** Fetches all the code that showing it needs, so that `view` has it. */
export async function prepareView(found: Shown): Promise<void> {
  const { prepare } = await loadView(kindOf(found))
  await prepare?.(found)
}

/** A screen that has been loaded. */
export function view(kind: Kind): Screen['View'] {
  const screen = ready.get(kind)
  if (!screen) throw new Error(`The screen for '${kind}' is shown before it was loaded`)
  return screen.View
}
