export { pageStateOf, rememberPageState } from './history-entries.ts'
export { NavigationEffects } from './navigation-effects.tsx'
