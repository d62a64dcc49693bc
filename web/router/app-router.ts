import type { createBrowserRouter } from 'react-router'

export type AppRouter = ReturnType<typeof createBrowserRouter>

let router: AppRouter | null = null

/** Makes the router available to code outside of React. */
export function setAppRouter(created: AppRouter) {
  router = created
}

/** Whether the last navigation asked to keep the scroll position. */
export const staysPut = (): boolean => router?.state.preventScrollReset ?? false
