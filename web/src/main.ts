import { mount } from 'svelte';
import './styles/theme.css';
import './styles/likes.css';
import './styles/base.css';
import './styles/board.css';
import './styles/page.css';
import './styles/home.css';
import './styles/join.css';
import './styles/rules.css';
import './styles/replay.css';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/index.svelte';
import { wearSettings } from './settings/wear';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the table');
wearSettings();
await setLanguage(preferredLanguage());
mount(App, { target });
