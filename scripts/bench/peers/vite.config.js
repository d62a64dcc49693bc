import { defineConfig } from 'vite'

// A package of this folder, which the project's tools cannot resolve before it is installed.
const PLUGIN = '@react-router/dev/vite'
const { reactRouter } = await import(PLUGIN)

export default defineConfig({ plugins: [reactRouter()], logLevel: 'warn' })
