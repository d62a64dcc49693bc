import type { MutationOperation, UserError } from '#schema/operation.ts'
import type { FailingStore } from '../storage/device-store.ts'
import { deviceValue, type Tabs } from '../storage/device-value.ts'
import type { DefinedTask, Mutate, TaskDevice } from './define-task.ts'
import { decodeTasks } from './task.ts'

/** The answer of a mutation in tests. */
export interface Answer {
  readonly [field: string]: { readonly userErrors: readonly UserError[]; readonly revision?: number }
  readonly sync: { readonly userErrors: readonly UserError[]; readonly revision?: number }
}

export const operation = (name: string): MutationOperation<Answer, { readonly revision: number }> => ({
  id: `sha256:${name}`,
  name,
  kind: 'mutation',
})

/** An answer without rejections. */
export const toAccepted = (revision?: number): Answer => ({
  sync: { userErrors: [], ...(revision !== undefined && { revision }) },
})

export const toRejected = (code: string): Answer => ({
  sync: { userErrors: [{ code, field: null, message: `Said of ${code}` }] },
})

/** Sends the variables of a mutation by its name. */
export type Network = (variables: { readonly revision: number }, name: string) => Promise<unknown>

export const mutateBy =
  (network: Network): Mutate =>
  async <Result>({ name }: { readonly name: string }, variables: unknown) =>
    (await network(variables as { readonly revision: number }, name)) as Result

/** Device storage in memory, shared by tabs and the service worker. */
export function memoryDevice() {
  const state: { kept: unknown } = { kept: undefined }
  const store: FailingStore = {
    read: async () => structuredClone(state.kept),
    write: async (value) => {
      state.kept = value
    },
    change: async (change) => {
      const changed = change(state.kept)
      state.kept = structuredClone(changed)
      return changed
    },
    clear: async () => {
      state.kept = undefined
    },
    hasFailed: () => false,
  }
  const listeners = new Set<() => void>()
  const tabs: Tabs = {
    notify: () => {
      for (const listen of listeners) listen()
    },
    onNotified: (listener) => listeners.add(listener),
  }
  return {
    store,
    openTasks: () => deviceValue({ store, tabs, decode: decodeTasks }),
    kept: () => decodeTasks(state.kept),
    keep: (value: unknown) => {
      state.kept = value
    },
  }
}

/** A device whose tasks change no value. */
export const NO_VALUES: TaskDevice = {
  read: () => Promise.reject(new Error('no task of this test has a value')),
  change: () => Promise.reject(new Error('no task of this test has a value')),
}

export const asList = (...tasks: readonly DefinedTask<{ readonly revision: number }>[]): readonly DefinedTask[] =>
  tasks as readonly DefinedTask[]
