import { createStore, useStore } from '../../../data/store.ts'

const dialog = createStore(false)

export const useIsNewsletterOpen = (): boolean => useStore(dialog, (isOpen) => isOpen)

export const showNewsletter = (isOpen: boolean) => dialog.set(isOpen)
