title = L’Île au Trésor
