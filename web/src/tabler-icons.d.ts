// Why: icons are imported by file (the package's one door is 6,000 modules), and those have no types.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  const icon: import('@tabler/icons-react').Icon;
  export default icon;
}
