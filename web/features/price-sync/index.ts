export { confirmLiveData } from './confirm-live-data.ts'
