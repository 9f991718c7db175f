// First, because the SDK creates the key of each write with it.
import 'react-native-get-random-values';
import { registerRootComponent } from 'expo';
import { App } from './app';

registerRootComponent(App);
