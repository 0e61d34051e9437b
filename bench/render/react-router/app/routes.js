import { index, route } from '@react-router/dev/routes';

export default [index('routes/page.jsx', { id: 'home' }), route('*', 'routes/page.jsx')];
